import type { NextConfig } from 'next';

/** Set where the build is the only one ever: nothing is kept for the next (150 MB, a tenth of the time). */
const once = process.env.BUILD_ONCE === '1';

const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  devIndicators: false,
  // `npm run check` checks the types; the first start of an installation need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Next's default list lacks 16; an unlisted width is answered with 400.
  images: { imageSizes: [16, 32, 48, 64, 96, 128, 256, 384], qualities: [75] },
  serverExternalPackages: ['pg'],
  experimental: { turbopackFileSystemCacheForBuild: !once },
  // The address that pages elsewhere may name; it is built like every other script of ours.
  rewrites: async () => [{ source: '/referral.js', destination: '/built/referral.js' }],
};

export default config;
