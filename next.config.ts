import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  devIndicators: false,
  // `npm run check` checks the types; the first start of an installation need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Next's default list lacks 16; an unlisted width is answered with 400.
  images: { imageSizes: [16, 32, 48, 64, 96, 128, 256, 384], qualities: [75] },
  serverExternalPackages: ['pg'],
  // The address that pages elsewhere may name; it is built like every other script of ours.
  rewrites: async () => [{ source: '/referral.js', destination: '/built/referral.js' }],
};

export default config;
