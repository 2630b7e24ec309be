import { priceWords } from '@tulia/centre/price-words';
import { type StaffService, visitLengths } from '@tulia/contracts/service/staff-schemas';
import { classNames, Icon, VisuallyHidden } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { type ReactNode, useId } from 'react';
import { centsIn } from '../../../lib/editing/price-input.ts';
import { currencySign } from './currency-words.ts';
import * as s from './prices.module.css';
import { keyOf, type PricesNow, type PricesValues, priceField, priceStateOf } from './prices-values.ts';

interface PriceTableProps {
	readonly now: PricesNow;
	readonly values: PricesValues;
	readonly currency: string;
}

/** A row for each service with its length and price, and the old price if the currency changes. */
export function PriceTable({ now, values, currency }: PriceTableProps): ReactNode {
	const isOther = currency !== now.currency;
	return (
		<div className={s.prices}>
			<table className={s.table}>
				<caption>
					<VisuallyHidden>Prices and lengths in the order of the site</VisuallyHidden>
				</caption>
				<thead className={s.heads}>
					<tr>
						<th scope="col">Service</th>
						<th scope="col">Length</th>
						{isOther ? <th scope="col">Price now</th> : null}
						<th scope="col">{isOther ? 'New price' : 'Price'}</th>
						<th scope="col">
							<VisuallyHidden>State</VisuallyHidden>
						</th>
					</tr>
				</thead>
				<tbody className={s.body}>
					{now.services.map((service) => (
						<PriceRow key={service.id} service={service} now={now} values={values} currency={currency} />
					))}
				</tbody>
			</table>
		</div>
	);
}

interface PriceRowProps extends PriceTableProps {
	readonly service: StaffService;
}

function PriceRow({ service, now, values, currency }: PriceRowProps): ReactNode {
	const { id, value, onChange, onBlur, error } = useBoundField<string>(priceField(service));
	const state = priceStateOf(service, values, now);
	const isOther = currency !== now.currency;
	const oldPrice = priceWords(service.price, now.currency);
	const stateId = useId();
	return (
		<tr className={s.row}>
			<th scope="row" className={s.service}>
				<label htmlFor={id}>
					{service.title}
					<VisuallyHidden>, price in {currency}</VisuallyHidden>
				</label>
				{service.active ? null : <small>Not offered</small>}
			</th>
			<td>
				<Length service={service} />
			</td>
			{isOther ? <td className={s.old}>{oldPrice}</td> : null}
			<td className={s.new}>
				<div className={classNames(s.money, state === 'asks' && s.asks)}>
					<span aria-hidden="true">{currencySign(currency)}</span>
					<input
						id={id}
						inputMode="decimal"
						value={value ?? ''}
						onChange={({ target }) => onChange(target.value || undefined)}
						onBlur={onBlur}
						aria-invalid={error !== undefined}
						aria-describedby={stateId}
					/>
				</div>
			</td>
			<td className={s.state} id={stateId}>
				{state === 'asks' ? <SameNumber service={service} typed={value ?? ''} currency={currency} /> : null}
				{error !== undefined && state !== 'asks' ? <FieldMessage id={id}>{error}</FieldMessage> : null}
				{error === undefined ? <State words={stateWords(state, isOther, oldPrice)} isOk={state === 'ready'} /> : null}
			</td>
		</tr>
	);
}

function stateWords(state: ReturnType<typeof priceStateOf>, isOther: boolean, oldPrice: string): string | undefined {
	if (state === 'empty') return 'Still empty';
	if (state !== 'ready') return undefined;
	return isOther ? 'Filled' : `Was ${oldPrice}`;
}

const State = ({ words, isOk }: { readonly words: string | undefined; readonly isOk: boolean }): ReactNode =>
	words === undefined ? null : (
		<span className={classNames(s.said, isOk && s.ok)}>
			{isOk ? <Icon name="tick" /> : null}
			{words}
		</span>
	);

function Length({ service }: Pick<PriceRowProps, 'service'>): ReactNode {
	const { value, onChange } = useBoundField<string>(`lengths.${keyOf(service)}`);
	return (
		<select
			className={s.minutes}
			aria-label={`Length of ${service.title}`}
			value={value ?? ''}
			onChange={({ target }) => onChange(target.value)}
		>
			{[...new Set<number>([...visitLengths, service.durationMinutes])].map((minutes) => (
				<option key={minutes} value={minutes}>
					{minutes} minutes
				</option>
			))}
		</select>
	);
}

interface SameNumberProps extends Pick<PriceRowProps, 'service' | 'currency'> {
	readonly typed: string;
}

/** An unchanged number in a new currency has to be confirmed. */
function SameNumber({ service, typed, currency }: SameNumberProps): ReactNode {
	const { onChange } = useBoundField<string>(`sameNumber.${keyOf(service)}`);
	const words = priceWords(centsIn(typed) ?? 0, currency);
	return (
		<p className={s.ask}>
			{typed} is the old number. Is {words} right?{' '}
			<button type="button" onClick={() => onChange(typed)}>
				Yes, {words}
			</button>
		</p>
	);
}
