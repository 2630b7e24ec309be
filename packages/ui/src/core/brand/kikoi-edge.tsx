import * as s from './kikoi-edge.module.css';

const LOOKS = { footer: s.horizontal, facts: `${s.horizontal} ${s.thin}`, quote: s.vertical };

/**
 * The woven stripe, the mark of the house. Scarce: only on the footer, the facts card, a pull quote (and, drawn there, on
 * the ticket and the admin sidebar); never a divider.
 */
export const KikoiEdge = ({ on }: { readonly on: 'footer' | 'facts' | 'quote' }) => (
	<div className={LOOKS[on]} aria-hidden="true" />
);
