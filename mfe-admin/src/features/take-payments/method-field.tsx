import { type PaymentMethod, paymentMethods } from '@tulia/contracts/payment/schemas';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { methodWords } from '../../lib/payments/payment-words.ts';
import * as s from './take-payments.module.css';

/** One way to pay of a few: native radios, so the arrow keys move between them. */
export function MethodField(): ReactNode {
	const field = useBoundField<PaymentMethod>('method');
	const { id, error } = field;
	return (
		<fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
			<legend className={s.legend}>How is it paid?</legend>
			<div className={s.methods}>
				{paymentMethods.map((method, place) => (
					<label key={method} className={s.method}>
						<input
							id={place === 0 ? id : undefined}
							type="radio"
							name={field.name}
							value={method}
							checked={field.value === method}
							onChange={() => field.onChange(method)}
							onBlur={field.onBlur}
						/>
						{methodWords[method]}
					</label>
				))}
			</div>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
		</fieldset>
	);
}
