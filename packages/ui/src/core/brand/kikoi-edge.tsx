import * as s from './kikoi-edge.module.css';

const LOOKS = { footer: s.horizontal, facts: `${s.horizontal} ${s.thin}`, quote: s.vertical };

/**
 * The woven stripe, the brand's mark. Used sparingly: on the footer, the facts card, a pull quote (and, drawn there, on
 * the ticket and the admin sidebar); never as a divider.
 */
export const KikoiEdge = ({ on }: { readonly on: 'footer' | 'facts' | 'quote' }) => (
	<div className={LOOKS[on]} aria-hidden="true" />
);
