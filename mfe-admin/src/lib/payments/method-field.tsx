import type { PaymentMethod } from '@tulia/contracts/payment/schemas';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import * as s from './payment-fields.module.css';
import { methodWords } from './payment-words.ts';

interface MethodFieldProps {
	readonly methods: readonly PaymentMethod[];
	/** The label of a first option for no payment now. Without this option a method is required. */
	readonly none?: string;
	readonly legend?: string;
	readonly hint?: string;
}

/** A choice of payment methods as native radio buttons. */
export function MethodField({ methods, none, legend = 'How is it paid?', hint }: MethodFieldProps): ReactNode {
	const field = useBoundField<PaymentMethod>('method');
	const { id, error } = field;
	const choices = [...(none === undefined ? [] : [undefined]), ...methods];
	return (
		<fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
			<legend className={s.legend}>{legend}</legend>
			{hint === undefined ? null : <p className={s.hint}>{hint}</p>}
			<div className={s.methods}>
				{choices.map((method, place) => (
					<label key={method ?? 'none'} className={s.method}>
						<input
							id={place === 0 ? id : undefined}
							type="radio"
							name={field.name}
							value={method ?? 'none'}
							checked={field.value === method && choices.includes(field.value)}
							onChange={() => field.onChange(method)}
							onBlur={field.onBlur}
						/>
						{method === undefined ? none : methodWords[method]}
					</label>
				))}
			</div>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
		</fieldset>
	);
}
