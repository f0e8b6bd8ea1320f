import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/**
 * The content security policy of the built pages. It allows only their own files and wasm. It is not set in development, since Vite's
 * server needs more permissions.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const contentSecurityPolicy: Plugin = {
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
  ],
};

export default defineConfig({
  // Relative addresses, so that the pages can be served from any folder on any host.
  base: "./",
  build: { target: "es2023", chunkSizeWarningLimit: 1000 },
  plugins: [
    contentSecurityPolicy,
    VitePWA({
      registerType: "autoUpdate",
      injectRegister: "script-defer",
      manifest: {
        name: "lastro playground",
        short_name: "lastro",
        description: "Billing rules, exact and without a server",
        display: "standalone",
        background_color: "#f6f7f8",
        theme_color: "#0f6b5c",
        icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml" }],
      },
      workbox: {
        globPatterns: ["**/*.{html,css,js}"],
        // The service worker takes control of the page on the first visit, so that it then works offline. After an update, the new
        // version replaces the old one at once.
        clientsClaim: true,
        skipWaiting: true,
        maximumFileSizeToCacheInBytes: 4_000_000,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
});
