import { runtime } from '@/ports/runtime';

const CONTEXT = 'https://schema.org';

/** Who runs this installation (schema.org/Organization). */
export function organization() {
  const { operatorName, baseUrl, supportEmail } = runtime().settings;
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: operatorName,
    url: baseUrl,
    logo: `${baseUrl}/icon-512.png`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: supportEmail },
  };
}

/** The product (schema.org/SoftwareApplication). A price is told where there is no billing. */
export function software(description: string) {
  const { baseUrl, billing } = runtime().settings;
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: 'Sundial',
    url: baseUrl,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any with a web browser and a mailbox',
    license: 'https://spdx.org/licenses/MIT.html',
    ...(billing ? {} : { offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' } }),
  };
}

/** Questions that the page answers (schema.org/FAQPage). */
export function questions(answered: readonly { readonly question: string; readonly answer: string }[]) {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
