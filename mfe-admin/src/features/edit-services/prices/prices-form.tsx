import { Link, paths } from '@tulia/platform';
import { Button } from '@tulia/ui';
import {
	FieldFrame,
	FormErrors,
	type FormRefusal,
	inputClass,
	SubmitButton,
	useBoundField,
	useForm,
	useFormState,
} from '@tulia/ui/form';
import { type ReactNode, useMemo, useRef } from 'react';
import { StaffForm } from '../../../lib/drafts/staff-form.tsx';
import { SaveBar } from '../../../lib/editing/save-bar.tsx';
import { currencyChoices, currencyWords } from './currency-words.ts';
import { PriceTable } from './price-table.tsx';
import * as s from './prices.module.css';
import { changeOf, errorsOf, type PricesNow, type PricesValues, priceStateOf, valuesOf } from './prices-values.ts';

interface PricesFormProps {
	readonly now: PricesNow;
	readonly onSubmit: (values: PricesValues) => Promise<FormRefusal | undefined>;
}

const FIELDS = ['currency', 'prices', 'lengths', 'sameNumber'] as const;

/**
 * The fields and layout. Each currency has separate fields, so that a number is never taken for an amount of another
 * currency.
 */
export function PricesForm({ now, onSubmit }: PricesFormProps): ReactNode {
	const initialValues = useMemo(() => valuesOf(now), [now]);
	const seen = now.services.reduce((sum, { version }) => sum + version, now.settingsVersion);
	return (
		<StaffForm<PricesValues>
			draft={{ name: `prices:${now.currency}`, stored: FIELDS }}
			record={{ expectedVersion: () => seen }}
			label="Prices"
			initialValues={initialValues}
			validate={(values) => errorsOf(values, now)}
			onSubmit={onSubmit}
		>
			<Fields now={now} />
		</StaffForm>
	);
}

function Fields({ now }: { readonly now: PricesNow }): ReactNode {
	const form = useForm<PricesValues>();
	const { values } = useFormState<PricesValues>({ subscription: { values: true } });
	const currency = values.currency ?? now.currency;
	const typed = useRef(new Map<string, PricesValues['prices']>());
	const isOther = currency !== now.currency;

	function choose(next: string): void {
		const { prices } = form.getState().values;
		typed.current.set(currency, prices);
		const untouched = next === now.currency ? valuesOf(now).prices : undefined;
		form.batch(() => {
			form.change('currency', next);
			form.change('prices', typed.current.get(next) ?? untouched);
			form.change('sameNumber', undefined);
		});
	}
	function keep(): void {
		typed.current.clear();
		const before = valuesOf(now);
		form.batch(() => {
			for (const field of FIELDS) form.change(field, before[field]);
		});
	}
	return (
		<>
			<FormErrors />
			<Currency now={now} currency={currency} onChoose={choose} />
			<PriceTable now={now} values={values} currency={currency} />
			<SaveBar
				buttons={
					<>
						{isOther ? (
							<Button variant="quiet" onClick={keep}>
								Keep {currencyWords(now.currency)}
							</Button>
						) : null}
						<Save now={now} values={values} isOther={isOther} />
					</>
				}
			>
				<BarWords now={now} values={values} isOther={isOther} />
			</SaveBar>
		</>
	);
}

interface StateProps {
	readonly now: PricesNow;
	readonly values: PricesValues;
	readonly isOther: boolean;
}

/**
 * The button to save. It saves once a value has changed or, in another currency, once every price is set; until then
 * a tap focuses what is missing.
 */
function Save({ now, values, isOther }: StateProps): ReactNode {
	const isReady = changeOf(values, now).prices.length > 0 && errorsOf(values, now).length === 0;
	return (
		<SubmitButton busyLabel="Saving…" aria-disabled={isReady ? undefined : true}>
			{isOther ? 'Save all prices' : 'Save prices'}
		</SubmitButton>
	);
}

function BarWords({ now, values, isOther }: StateProps): ReactNode {
	const states = now.services.map((service) => priceStateOf(service, values, now));
	if (isOther) {
		const ready = states.filter((state) => state === 'ready').length;
		return (
			<>
				<b>
					{ready} of {states.length} prices are ready.
				</b>
				The website still shows {currencyWords(now.currency)}. All change together when you save.
			</>
		);
	}
	const { length } = changeOf(values, now).prices;
	return length === 0 ? (
		'Nothing is changed yet.'
	) : (
		<>
			<b>{length === 1 ? 'One service changes.' : `${length} services change.`}</b>
			The website shows it after you save.
		</>
	);
}

interface CurrencyProps {
	readonly now: PricesNow;
	readonly currency: string;
	readonly onChoose: (currency: string) => void;
}

function Currency({ now, currency, onChoose }: CurrencyProps): ReactNode {
	const { id } = useBoundField<string>('currency');
	if (now.settingsVersion === 0)
		return (
			<p>
				Prices are in {currencyWords(now.currency)}. Please <Link to={paths.adminSettings()}>save the settings</Link>{' '}
				first: then you can choose another currency.
			</p>
		);
	return (
		<div className={s.currency}>
			<FieldFrame id={id} label="Currency" error={undefined}>
				<select id={id} className={inputClass} value={currency} onChange={({ target }) => onChoose(target.value)}>
					{currencyChoices.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</select>
			</FieldFrame>
			{currency === now.currency ? null : (
				<p>
					The prices were in {currencyWords(now.currency)}. Please give each service its new price: an old number is
					never carried over. Visits that are booked keep their price in {currencyWords(now.currency)}.
				</p>
			)}
		</div>
	);
}
