import type { VisitPayments } from '@tulia/contracts/payment/schemas';
import { validateChangePriceToPayBody } from '@tulia/contracts/validators/payment';
import { validateWith } from '@tulia/platform';
import { Button, ButtonRow, toast } from '@tulia/ui';
import { FormErrors, type FormRefusal, SubmitButton, TextField } from '@tulia/ui/form';
import { type ReactNode, useState } from 'react';
import { useChangePriceToPayMutation } from '../../api/visits/payments-api.ts';
import { StaffForm } from '../../lib/drafts/staff-form.tsx';
import { centsIn, priceText } from '../../lib/editing/price-input.ts';
import * as s from '../../lib/payments/payment-fields.module.css';
import { paymentRefusal } from '../../lib/payments/payment-refusal.ts';

type PriceValues = { readonly due?: string | undefined; readonly reason?: string | undefined };

interface LowerPriceProps {
	readonly payments: VisitPayments;
	readonly onClose: () => void;
}

/** Changes the amount that is asked for this visit, with a reason. The price of the booking is still shown. */
export function LowerPrice({ payments, onClose }: LowerPriceProps): ReactNode {
	const { appointmentId: id, currency, due, version } = payments;
	const [change] = useChangePriceToPayMutation();
	// The amount from when the form was opened, because a colleague's change would overwrite the input.
	const [initial] = useState<PriceValues>({ due: priceText(due) });
	const bodyOf = (values: PriceValues) => {
		const cents = centsIn(values.due ?? '');
		return { ...(cents === undefined ? {} : { due: cents }), reason: values.reason ?? '', version };
	};

	async function submit(values: PriceValues): Promise<FormRefusal | undefined> {
		const { due: cents, ...rest } = bodyOf(values);
		if (cents === undefined) return { errors: [{ field: 'due', message: 'Please give an amount' }] };
		const { data, error } = await change({ id, body: { due: cents, ...rest } });
		if (!data) return paymentRefusal(error);
		toast.success('Price of this visit changed');
		onClose();
		return undefined;
	}

	return (
		<StaffForm<PriceValues>
			draft={{ name: `price:${id}`, inMemory: ['due', 'reason'] }}
			record={{ expectedVersion: () => version }}
			label="Change the price of this visit"
			initialValues={initial}
			validate={validateWith(validateChangePriceToPayBody, bodyOf)}
			onSubmit={submit}
		>
			<FormErrors />
			<div className={s.two}>
				<TextField name="due" label={`Price of this visit, ${currency}`} inputMode="decimal" maxLength={12} />
				<TextField name="reason" label="Why?" maxLength={300} />
			</div>
			<ButtonRow>
				<SubmitButton size="sm" busyLabel="Saving…">
					Change the price
				</SubmitButton>
				<Button variant="quiet" size="sm" onClick={onClose}>
					Leave it
				</Button>
			</ButtonRow>
		</StaffForm>
	);
}
