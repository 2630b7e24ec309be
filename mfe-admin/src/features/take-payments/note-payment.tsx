import { priceWords } from '@tulia/centre/price-words';
import type { VisitPayments } from '@tulia/contracts/payment/schemas';
import { validateNotePaymentBody } from '@tulia/contracts/validators/payment';
import { problemIn, validateWith } from '@tulia/platform';
import { ButtonRow, toast } from '@tulia/ui';
import {
	Checkbox,
	Form,
	FormErrors,
	type FormRefusal,
	SubmitButton,
	TextArea,
	TextField,
	useFormState,
} from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useNotePaymentMutation } from '../../api/payments-api.ts';
import { priceText } from '../../lib/editing/price-input.ts';
import { methodWords } from '../../lib/payments/payment-words.ts';
import { MethodField } from './method-field.tsx';
import { isDecided, paymentRefusal } from './payment-refusal.ts';
import { isWhole, type PaymentValues, paymentOf } from './payment-values.ts';
import * as s from './take-payments.module.css';

const newKey = (): string => crypto.randomUUID();

interface NotePaymentProps {
	readonly payments: VisitPayments;
	readonly onNoted: () => void;
}

/** Notes what somebody pays now. The form is idempotent: it notes once, however often it is sent. */
export function NotePayment({ payments, onNoted }: NotePaymentProps): ReactNode {
	const { appointmentId: id, currency, stillToPay, version } = payments;
	const [note] = useNotePaymentMutation();
	const [idempotencyKey, setKey] = useState(newKey);
	const [isTooMuch, setTooMuch] = useState(false);
	// The amount that was left when the form opened, as long as nobody types another.
	const [initial] = useState<PaymentValues>({ amount: stillToPay === 0 ? '' : priceText(stillToPay) });
	const bodyOf = (values: PaymentValues) => paymentOf(values, version);

	async function submit(values: PaymentValues): Promise<FormRefusal | undefined> {
		const body = bodyOf(values);
		if (!isWhole(body)) return { message: 'Please say how it is paid, and how much.' };
		const { data, error } = await note({ id, body, idempotencyKey });
		if (data) {
			toast.success(`Noted: ${priceWords(body.amount, currency)}, ${methodWords[body.method]}`);
			onNoted();
			return undefined;
		}
		if (isDecided(error)) setKey(newKey());
		setTooMuch(problemIn(error)?.code === 'more_than_owed');
		return paymentRefusal(error);
	}

	return (
		<Form<PaymentValues>
			label="Note a payment"
			initialValues={initial}
			validate={validateWith(validateNotePaymentBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<MethodField />
			<Fields currency={currency} isTooMuch={isTooMuch} />
			<ButtonRow>
				<SubmitButton busyLabel="Noting…">Note the payment</SubmitButton>
			</ButtonRow>
		</Form>
	);
}

/** What this method asks for besides the amount. */
function Fields({ currency, isTooMuch }: { readonly currency: string; readonly isTooMuch: boolean }): ReactNode {
	const { method } = useFormState<PaymentValues>({ subscription: { values: true } }).values;
	const isMoney = method === 'cash' || method === 'mpesa' || method === 'card';
	return (
		<>
			<div className={s.two}>
				{method === 'mpesa' ? <TextField name="mpesaCode" label="M-Pesa code" optional maxLength={14} /> : null}
				{method === 'insurance' ? <TextField name="insurer" label="Insurer" optional maxLength={100} /> : null}
				<TextField name="amount" label={`Amount, ${currency}`} inputMode="decimal" maxLength={12} />
				{method === 'insurance' ? (
					<TextField name="claimNumber" label="Number of the claim" optional maxLength={60} />
				) : null}
			</div>
			{method === 'waived' ? (
				<TextArea name="reason" label="Why is it waived?" hint="Only staff can read this." maxLength={300} />
			) : null}
			{isTooMuch && isMoney ? <Checkbox name="isMore" label="More was paid, and it is meant so" /> : null}
		</>
	);
}
