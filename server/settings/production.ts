// React and others read it when they load, so this must come before.
process.env['NODE_ENV'] ??= 'production'
