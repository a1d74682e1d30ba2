import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for React and the router: fewer requests, and it stays cached across our releases.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                // What most pages share, in one file: forty small ones compress worse and cost forty requests.
                { name: 'common', minShareCount: 15 },
              ],
            },
          },
        },
      },
    },
  },
})
