import { timeOf } from '@tulia/centre/clock';
import { compactDate } from '@tulia/centre/compact-date';
import { priceWords } from '@tulia/centre/price-words';
import type { PaymentEntry, VisitPayments } from '@tulia/contracts/payment/schemas';
import { Link, paths } from '@tulia/platform';
import { Button, classNames } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { methodWords } from '../../lib/payments/payment-words.ts';
import { TakeBack } from './take-back.tsx';
import * as s from './take-payments.module.css';

interface PaymentLinesProps {
	readonly payments: VisitPayments;
	readonly now: Date;
}

/** The payments and reversals, oldest first, and the changes of the price. */
export const PaymentLines = ({ payments, now }: PaymentLinesProps): ReactNode => {
	const { entries, priceChanges, currency } = payments;
	return entries.length + priceChanges.length === 0 ? null : (
		<ul className={s.lines} aria-label="What was noted">
			{priceChanges.map(({ at, by, from, to, reason }) => (
				<li key={`price ${at}`} className={s.line}>
					<p>
						Price changed from {priceWords(from, currency)} to {priceWords(to, currency)}
						{reason === undefined ? '' : `: ${reason}`}
					</p>
					<small>{whenAndWho({ at, by }, now)}</small>
				</li>
			))}
			{entries.map((entry) => (
				<PaymentLine key={entry.id} entry={entry} payments={payments} now={now} />
			))}
		</ul>
	);
};

const whenAndWho = ({ at, by }: { readonly at: string; readonly by: string }, now: Date): string =>
	`${compactDate(new Date(at), now)}, ${timeOf(new Date(at))}, ${by}`;

interface PaymentLineProps extends PaymentLinesProps {
	readonly entry: PaymentEntry;
}

function PaymentLine({ entry, payments, now }: PaymentLineProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const { method, amount, kind, isReversed, receiptNumber, reason } = entry;
	const money = priceWords(Math.abs(amount), payments.currency);
	const title = `${kind === 'reversal' ? 'Taken back: ' : ''}${money}, ${methodWords[method]}`;
	const mayTakeBack = kind === 'payment' && !isReversed;
	return (
		<li className={s.line}>
			<div className={s.lineHead}>
				<p className={classNames(isReversed && s.reversed)}>
					<b>{title}</b>
					{detailsOf(entry)}
				</p>
				{mayTakeBack ? (
					<Button
						variant="quiet"
						size="sm"
						aria-expanded={isOpen}
						aria-label={`Take back ${money}, ${methodWords[method]}`}
						onClick={() => setOpen(!isOpen)}
					>
						Take back
					</Button>
				) : null}
			</div>
			{reason === undefined ? null : <p>{reason}</p>}
			<small>
				{isReversed ? 'Taken back. ' : ''}
				{whenAndWho(entry, now)}
				{receiptNumber === undefined ? null : (
					<>
						{' · '}
						<Link to={paths.adminReceipt(receiptNumber)}>Receipt {receiptNumber}</Link>
					</>
				)}
			</small>
			{isOpen && mayTakeBack ? (
				<div className={s.inset}>
					<TakeBack payments={payments} entry={entry} onClose={() => setOpen(false)} />
				</div>
			) : null}
		</li>
	);
}

const detailsOf = ({ mpesaCode, insurer, claimNumber }: PaymentEntry): string =>
	[mpesaCode, insurer, claimNumber === undefined ? undefined : `claim ${claimNumber}`]
		.filter((part) => part !== undefined)
		.map((part) => `, ${part}`)
		.join('');
