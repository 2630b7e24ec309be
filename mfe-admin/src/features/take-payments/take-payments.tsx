import { priceWords } from '@tulia/centre/price-words';
import type { VisitPayments } from '@tulia/contracts/payment/schemas';
import { explain } from '@tulia/platform';
import { AsyncBlock, Button, Icon, Skeleton } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useGetPaymentsQuery } from '../../api/visits/payments-api.ts';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import type { BegunPayment } from '../../lib/payments/begun-payment.ts';
import { ChargeVisit } from './charge-visit.tsx';
import { LowerPrice } from './lower-price.tsx';
import { NotePayment } from './note-payment.tsx';
import { PaymentLines } from './payment-lines.tsx';
import * as s from './take-payments.module.css';

const WHY_FAILED = {
	not_found: 'This visit no longer exists.',
	forbidden: 'This account may not see payments. Please log in with a staff account.',
};

interface TakePaymentsProps {
	readonly appointmentId: string;
	readonly begun: BegunPayment | undefined;
	readonly now: Date;
}

/** The price of a visit, its payments, and the form for another. */
export function TakePayments({ appointmentId, begun, now }: TakePaymentsProps): ReactNode {
	const query = useGetPaymentsQuery({ id: appointmentId }, { refetchOnMountOrArgChange: true });
	return (
		<PanelSection headingId="payment">
			<AsyncBlock
				query={{ ...query, data: query.currentData }}
				headingLevel="h2"
				loading="Loading the payments"
				skeleton={<Skeleton shape="block" />}
				failed={{
					title: 'We could not load the payments',
					detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
				}}
				isEmpty={() => false}
			>
				{(payments) => <Payments payments={payments} begun={begun} now={now} />}
			</AsyncBlock>
		</PanelSection>
	);
}

interface PaymentsProps extends Pick<TakePaymentsProps, 'begun' | 'now'> {
	readonly payments: VisitPayments;
}

function Payments({ payments, begun, now }: PaymentsProps): ReactNode {
	const { stillToPay, isUnknown = false } = payments;
	// The key remounts the form after each payment, so that the next one starts empty.
	const [formNumber, setFormNumber] = useState(0);
	const [isAddingMore, setAddingMore] = useState(false);
	const noted = (): void => {
		setFormNumber(formNumber + 1);
		setAddingMore(false);
	};
	return (
		<>
			<PriceAndStanding payments={payments} />
			<ChargeVisit payments={payments} />
			<PaymentLines payments={payments} now={now} />
			{stillToPay > 0 || isUnknown || isAddingMore ? (
				<NotePayment
					key={formNumber}
					payments={payments}
					begun={formNumber === 0 ? begun : undefined}
					onNoted={noted}
				/>
			) : (
				<div>
					<Button variant="secondary" size="sm" onClick={() => setAddingMore(true)}>
						{payments.entries.length > 0 ? 'Note another payment' : 'Note a payment'}
					</Button>
				</div>
			)}
			{mayChangePrice(payments) ? <PriceForm payments={payments} /> : null}
		</>
	);
}

/** Whether nothing is asked for, because the visit did not take place or its payments are unknown. */
const isNothingDue = ({ ended, due, isUnknown = false }: VisitPayments): boolean =>
	isUnknown || (ended !== undefined && due === 0);

const mayChangePrice = (payments: VisitPayments): boolean =>
	!isNothingDue(payments) && (payments.stillToPay > 0 || payments.due < payments.price);

function PriceAndStanding({ payments }: { readonly payments: VisitPayments }): ReactNode {
	const { currency, due, price } = payments;
	const amountDue = isNothingDue(payments) ? price : due;
	return (
		<>
			<div className={s.head}>
				<h2 id="payment">Price and payment</h2>
				<p className={s.price}>{priceWords(amountDue, currency)}</p>
			</div>
			<p role="status">
				{amountDue < price ? <span>Lowered from {priceWords(price, currency)}. </span> : null}
				<Standing payments={payments} />
			</p>
		</>
	);
}

/** The buttons to lower the price while something is left to pay, and to restore it. */
function PriceForm({ payments }: { readonly payments: VisitPayments }): ReactNode {
	const [isOpen, setOpen] = useState(false);
	return (
		<div>
			<Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				{payments.due < payments.price ? 'Change the price again' : 'Lower the price, with a reason'}
			</Button>
			{isOpen ? (
				<div className={s.inset}>
					<LowerPrice payments={payments} onClose={() => setOpen(false)} />
				</div>
			) : null}
		</div>
	);
}

function Standing({ payments }: { readonly payments: VisitPayments }): ReactNode {
	const { currency, paid, waived, stillToPay, overpaid, ended } = payments;
	const words = (amount: number): string => priceWords(amount, currency);
	if (stillToPay > 0)
		return (
			<b>
				Still to pay: {words(stillToPay)}
				{paid + waived > 0 ? `, ${words(paid + waived)} is settled` : ''}
			</b>
		);
	if (ended && overpaid > 0)
		return (
			<b>
				To pay back: {words(overpaid)} of {words(paid)} paid. Take back the payment below when you have.
			</b>
		);
	if (paid === 0) return <b>{nothingWords(payments)}</b>;
	return (
		<b className={s.settled}>
			<Icon name="tick" /> Paid: {words(paid)}
			{waived > 0 ? `, waived ${words(waived)}` : ''}
			{overpaid > 0 ? `, ${words(overpaid)} more than was due` : ''}
		</b>
	);
}

/** The message when nothing was paid and nothing is left to pay. */
function nothingWords({ currency, waived, isUnknown = false }: VisitPayments): string {
	if (isUnknown) return 'Nothing noted';
	return waived > 0 ? `Waived: ${priceWords(waived, currency)}` : 'Nothing to pay';
}
