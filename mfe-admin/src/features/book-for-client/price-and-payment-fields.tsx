import { notePayment } from '@tulia/contracts/routes/payment';
import { useForm, useFormState } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef } from 'react';
import { priceText } from '../../lib/editing/price-input.ts';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { MethodField } from '../../lib/payments/method-field.tsx';
import { PaymentFields } from '../../lib/payments/payment-fields.tsx';
import * as s from './book-for-client.module.css';
import type { BookingValues } from './booking-values.ts';
import { StepBox } from './step-box.tsx';
import { useVisitDraft } from './use-visit-draft.ts';

/** The payment methods of the front desk. Waiving needs a reason, so it is on the page of the visit. */
const METHODS = ['mpesa', 'cash', 'card', 'insurance'] as const;

/** The last and optional step: price and payment. Renders nothing while the centre takes no payments. */
export function PriceAndPaymentFields(): ReactNode {
	const { price, currency, method } = useVisitDraft();
	useAmountOfPrice();
	const may = useMayCall();
	if (!may(notePayment)) return null;
	return (
		<StepBox number={3} title="Price and payment">
			<p>{price === undefined ? 'Choose a service to see the price.' : <b className={s.price}>{price}</b>}</p>
			<MethodField methods={METHODS} none="Not now" />
			{method === undefined || currency === undefined ? null : <PaymentFields currency={currency} />}
		</StepBox>
	);
}

/** Fills in the price of the service as amount, also after a change of service, until another amount is typed. */
function useAmountOfPrice(): void {
	const form = useForm<BookingValues>();
	const { values } = useFormState<BookingValues>({ subscription: { values: true } });
	const { method, amount } = values;
	const { cents } = useVisitDraft();
	const filledIn = useRef<string>(undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of the amount alone fills in nothing
	useEffect(() => {
		if (method === undefined || cents === undefined || (amount !== undefined && amount !== filledIn.current)) return;
		filledIn.current = priceText(cents);
		form.change('amount', filledIn.current);
	}, [method, cents, form]);
}
