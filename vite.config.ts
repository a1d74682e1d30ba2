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
                // Every page has the bar's name and booking link: one small file instead of two.
                { name: 'site', test: /content[\\/](site|company|outside-links|booking-link)\.ts$/ },
              ],
            },
          },
        },
      },
    },
  },
})
