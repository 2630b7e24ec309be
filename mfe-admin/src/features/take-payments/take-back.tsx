import { priceWords } from '@tulia/centre/price-words';
import { whoReads } from '@tulia/centre/who-reads';
import {
	moneyMethods,
	type PaymentEntry,
	type PaymentMethod,
	type VisitPayments,
} from '@tulia/contracts/payment/schemas';
import { validateReversePaymentBody } from '@tulia/contracts/validators/payment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextArea } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { useReversePaymentMutation } from '../../api/visits/payments-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { MethodField } from '../../lib/payments/method-field.tsx';
import { paymentRefusal } from '../../lib/payments/payment-refusal.ts';

interface TakeBackValues {
	readonly reason?: string | undefined;
	readonly method?: (typeof moneyMethods)[number] | undefined;
}
const isMoney = (method: PaymentMethod): method is (typeof moneyMethods)[number] =>
	moneyMethods.some((one) => one === method);

interface TakeBackProps {
	readonly payments: VisitPayments;
	readonly entry: PaymentEntry;
	readonly onClose: () => void;
}

/** Takes a payment back, with a reason. The payment stays on the page, with its reversal beside it. */
export function TakeBack({ payments, entry, onClose }: TakeBackProps): ReactNode {
	const { appointmentId: id, currency, version } = payments;
	const [reverse] = useReversePaymentMutation();
	const goesBack = isMoney(entry.method) ? { method: entry.method } : {};
	const bodyOf = ({ reason, method }: TakeBackValues) => ({
		reason: reason ?? '',
		...(method ? { method } : {}),
		version,
	});

	async function submit(values: TakeBackValues): Promise<FormRefusal | undefined> {
		const { data, error } = await reverse({ id, paymentId: entry.id, body: bodyOf(values) });
		if (!data) return paymentRefusal(error);
		toast.success(`Taken back: ${priceWords(entry.amount, currency)}`);
		onClose();
		return undefined;
	}

	return (
		<StaffForm<TakeBackValues>
			draft={{ name: `take-back:${entry.id}`, inMemory: ['reason'] }}
			label="Take this payment back"
			initialValues={goesBack}
			validate={validateWith(validateReversePaymentBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			{isMoney(entry.method) ? (
				<MethodField
					methods={moneyMethods}
					legend="How is it given back?"
					hint="If it was only noted by mistake, leave this as it is."
				/>
			) : null}
			<TextArea
				name="reason"
				label="Why?"
				hint={
					entry.receiptNumber === undefined
						? whoReads.aboutPayment.words
						: `${whoReads.aboutPayment.words} A credit receipt with a number of its own is made.`
				}
				maxLength={300}
			/>
			<ButtonRow>
				<SubmitButton variant="danger" size="sm" busyLabel="Taking back…">
					Take it back
				</SubmitButton>
				<Button variant="quiet" size="sm" onClick={onClose}>
					Leave it
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}
