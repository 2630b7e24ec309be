import { dayOf, timeOf } from '@tulia/centre/clock';
import { longDayWithYear } from '@tulia/centre/date-words';
import { priceWords } from '@tulia/centre/price-words';
import type { Receipt } from '@tulia/contracts/payment/schemas';
import { Link, paths } from '@tulia/platform';
import { Button, ButtonRow, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import { methodWords } from '../../lib/payments/payment-words.ts';
import { SendReceipt } from './send-receipt.tsx';
import * as s from './view-receipt.module.css';

/** A receipt on one page as printed, with buttons to send it. */
export const ViewReceipt = ({ receipt }: { readonly receipt: Receipt }): ReactNode => (
	<div className={s.page}>
		<Sheet receipt={receipt} />
		<div className={s.tools} data-print="never">
			<ButtonRow>
				<Button onClick={() => globalThis.print()}>
					<Icon name="print" /> Print
				</Button>
			</ButtonRow>
			<SendReceipt receipt={receipt} />
			<p>
				<Link to={paths.adminAppointment(receipt.appointmentId)}>Back to the visit</Link>
			</p>
		</div>
	</div>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
	<div className={s.fact}>
		<dt>{name}</dt>
		<dd>{children}</dd>
	</div>
);

function Sheet({ receipt }: { readonly receipt: Receipt }): ReactNode {
	const { issuer, number, kind, issuedAt, client, amount, currency, ticketNumber, stillToPay } = receipt;
	const at = new Date(issuedAt);
	return (
		<article className={s.sheet} aria-labelledby="receipt">
			<header className={s.head}>
				<p>
					<b className={s.name}>{issuer.name}</b>
					<br />
					{issuer.address}
					<br />
					{issuer.phone}
				</p>
				<h2 id="receipt">
					{kind === 'credit' ? 'Credit receipt' : 'Receipt'}
					<span className={s.number}>{number}</span>
				</h2>
			</header>
			<Corrections receipt={receipt} />
			<dl className={s.facts}>
				<Fact name="Date">
					{longDayWithYear(dayOf(at))}, {timeOf(at)}
				</Fact>
				{client === undefined ? null : (
					<Fact name={kind === 'credit' ? 'Given back to' : 'Received from'}>{client}</Fact>
				)}
				<Fact name="Visit">{ticketNumber}</Fact>
				<Fact name={kind === 'credit' ? 'Given back by' : 'Paid by'}>{howWords(receipt)}</Fact>
				<div className={s.amount}>
					<dt>{kind === 'credit' ? 'Taken back' : 'Amount'}</dt>
					<dd>{priceWords(amount, currency)}</dd>
				</div>
				{stillToPay > 0 ? <Fact name="Still to pay">{priceWords(stillToPay, currency)}</Fact> : null}
			</dl>
			<p className={s.small}>This receipt says what was paid. It is not a tax invoice.</p>
		</article>
	);
}

function Corrections({ receipt: { corrects, correctedBy } }: { readonly receipt: Receipt }): ReactNode {
	if (corrects !== undefined)
		return (
			<p>
				Takes back receipt <Link to={paths.adminReceipt(corrects)}>{corrects}</Link>.
			</p>
		);
	return correctedBy === undefined ? null : (
		<p>
			<b>
				Taken back by receipt <Link to={paths.adminReceipt(correctedBy)}>{correctedBy}</Link>.
			</b>
		</p>
	);
}

/** How the payment was made, or which insurer still has to pay. */
function howWords({ method, mpesaCode, insurer }: Receipt): string {
	if (method === 'insurance') return insurer === undefined ? 'To be paid by an insurer' : `To be paid by ${insurer}`;
	return mpesaCode === undefined ? methodWords[method] : `${methodWords[method]}, ${mpesaCode}`;
}
