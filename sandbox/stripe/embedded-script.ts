/** Where the vendor's page stands within ours: a host that the policy of /checkout allows (src/server/csp). */
export const EMBEDDED_HOST = 'https://checkout.stripe.com';

/**
 * Stands in for https://js.stripe.com/…/stripe.js in a browser that is led here instead: as much of `Stripe(key)` as
 * @stripe/react-stripe-js asks for to show a checkout within a page. It shows the vendor's hosted page of the session in a frame,
 * and leads on to the session's return address when that says that it is done.
 */
export const EMBEDDED_SCRIPT = `
window.Stripe = function Stripe(key) {
  if (!/^pk_/.test(key)) throw new Error('Invalid API key');
  const notHere = () => { throw new Error('The stand-in of stripe.js shows checkouts alone'); };
  return {
    elements: notHere, createToken: notHere, createPaymentMethod: notHere, confirmCardPayment: notHere,
    async createEmbeddedCheckoutPage({ clientSecret }) {
      const frame = document.createElement('iframe');
      frame.title = 'Secure payment input frame';
      frame.src = '${EMBEDDED_HOST}/c/pay/' + clientSecret.split('_secret_')[0];
      frame.style.cssText = 'width: 100%; height: 640px; border: 0';
      const done = ({ origin, data }) => {
        if (origin === '${EMBEDDED_HOST}' && data && data.completed) window.location.assign(data.completed);
      };
      window.addEventListener('message', done);
      return {
        mount(place) { (typeof place === 'string' ? document.querySelector(place) : place).append(frame); },
        unmount() { frame.remove(); },
        destroy() { frame.remove(); window.removeEventListener('message', done); },
      };
    },
  };
};
`;

/** What stands in the frame when the session is done: it tells the page around it where to go. */
export function completedFrame(returnUrl: string): string {
  const said = JSON.stringify({ completed: returnUrl }).replaceAll('<', '\\u003c');
  return `<!doctype html><title>Paid</title><script>parent.postMessage(${said}, '*')</script>`;
}
