// React and others look at it as they load: this comes before them.
process.env['NODE_ENV'] ??= 'production'
