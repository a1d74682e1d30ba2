import { defineConfig } from 'vite'
import { vitePlugins } from './scripts/build/vite-plugins.ts'

export default defineConfig({
  plugins: vitePlugins,
  // Pages are prerendered by asking a server of the build's own. Told `localhost` it listens on ::1, where Node asks
  // nobody on a machine without IPv6, such as the container an image is built in.
  preview: { host: '127.0.0.1' },
})
