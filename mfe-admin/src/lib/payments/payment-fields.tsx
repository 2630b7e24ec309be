import { whoReads } from '@tulia/centre/who-reads';
import { Checkbox, TextArea, TextField, useFormState } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import * as s from './payment-fields.module.css';
import type { PaymentValues } from './payment-values.ts';

interface PaymentFieldsProps {
	readonly currency: string;
	/** Whether the amount was refused, because it exceeds what is left to pay. */
	readonly isTooMuch?: boolean;
}

/** The fields of a payment: the amount, and those of the chosen method. */
export function PaymentFields({ currency, isTooMuch = false }: PaymentFieldsProps): ReactNode {
	const { method } = useFormState<PaymentValues>({ subscription: { values: true } }).values;
	const isMoney = method === 'cash' || method === 'mpesa' || method === 'card';
	return (
		<div className={s.fields}>
			<div className={s.two}>
				{method === 'mpesa' ? <TextField name="mpesaCode" label="M-Pesa code" optional maxLength={14} /> : null}
				{method === 'insurance' ? <TextField name="insurer" label="Insurer" optional maxLength={100} /> : null}
				<TextField name="amount" label={`Amount, ${currency}`} inputMode="decimal" maxLength={12} />
				{method === 'insurance' ? (
					<TextField name="claimNumber" label="Number of the claim" optional maxLength={60} />
				) : null}
			</div>
			{method === 'waived' ? (
				<TextArea name="reason" label="Why is it waived?" hint={whoReads.aboutPayment.words} maxLength={300} />
			) : null}
			{isTooMuch && isMoney ? <Checkbox name="isMore" label="More was paid, and it is meant so" /> : null}
		</div>
	);
}
