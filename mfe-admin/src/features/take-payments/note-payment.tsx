import { priceWords } from '@tulia/centre/price-words';
import { paymentMethods, type VisitPayments } from '@tulia/contracts/payment/schemas';
import { validateNotePaymentBody } from '@tulia/contracts/validators/payment';
import { problemIn, validateWith } from '@tulia/platform';
import { ButtonRow, Notice, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useNotePaymentMutation } from '../../api/visits/payments-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { useDraftKey } from '../../lib/drafts/use-draft-key.ts';
import { priceText } from '../../lib/editing/price-input.ts';
import type { BegunPayment } from '../../lib/payments/begun-payment.ts';
import { MethodField } from '../../lib/payments/method-field.tsx';
import { PaymentFields } from '../../lib/payments/payment-fields.tsx';
import { isDecided, paymentRefusal } from '../../lib/payments/payment-refusal.ts';
import { isWhole, type PaymentValues, paymentOf } from '../../lib/payments/payment-values.ts';
import { methodWords } from '../../lib/payments/payment-words.ts';

/** Insurers and reasons for free visits may concern health, so they are only in the memory of the page. */
const DRAFT = {
	stored: ['method', 'amount', 'mpesaCode'],
	inMemory: ['insurer', 'claimNumber', 'reason'],
} as const;

interface NotePaymentProps {
	readonly payments: VisitPayments;
	/** A payment that was sent with the booking and failed, to be sent again. */
	readonly begun: BegunPayment | undefined;
	readonly onNoted: () => void;
}

/** Notes a payment. The request is idempotent by the form's key. */
export function NotePayment({ payments, begun, onNoted }: NotePaymentProps): ReactNode {
	const { appointmentId: id, currency, version } = payments;
	const left = payments.isUnknown ? payments.price : payments.stillToPay;
	const [note] = useNotePaymentMutation();
	const name = `payment:${id}`;
	const idempotency = useDraftKey(name, begun?.idempotencyKey);
	const [isTooMuch, setTooMuch] = useState(begun?.isTooMuch ?? false);
	// The amount that was left to pay when the form was opened, until another amount is typed.
	const [initial] = useState<PaymentValues>(begun?.values ?? { amount: left === 0 ? '' : priceText(left) });
	const bodyOf = (values: PaymentValues) => paymentOf(values, version);

	async function submit(values: PaymentValues): Promise<FormRefusal | undefined> {
		const body = bodyOf(values);
		if (!isWhole(body)) return { message: 'Please say how it is paid, and how much.' };
		const { data, error } = await note({ id, body, idempotencyKey: idempotency.key });
		if (data) {
			toast.success(`Noted: ${priceWords(body.amount, currency)}, ${methodWords[body.method]}`);
			return undefined;
		}
		if (isDecided(error)) idempotency.renew();
		setTooMuch(problemIn(error)?.code === 'more_than_owed');
		return paymentRefusal(error);
	}

	return (
		<StaffForm<PaymentValues>
			draft={{ ...DRAFT, name }}
			record={{ expectedVersion: () => version }}
			idempotency={idempotency}
			onSent={onNoted}
			label="Note a payment"
			initialValues={initial}
			validate={validateWith(validateNotePaymentBody, bodyOf)}
			onSubmit={submit}
		>
			{begun ? (
				<Notice tone="bad" role="alert" title="The visit is booked, its payment is not noted">
					<p>{begun.why}</p>
				</Notice>
			) : null}
			<FormErrors />
			<MethodField methods={paymentMethods} />
			<PaymentFields currency={currency} isTooMuch={isTooMuch} />
			<ButtonRow>
				<SubmitButton busyLabel="Noting…">Note the payment</SubmitButton>
			</ButtonRow>
		</StaffForm>
	);
}
