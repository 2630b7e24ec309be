import { classNames } from '../layout/class-names.ts';
import { Icon } from './icon.tsx';
import * as s from './stars.module.css';

const PLACES = [1, 2, 3, 4, 5];

/** A rating of `value` out of 5 (R20). */
export const Stars = ({ value }: { readonly value: number }) => (
	<span className={s.stars} role="img" aria-label={`${value} out of 5 stars`}>
		{PLACES.map((place) => (
			<Icon key={place} name="star" className={classNames(s.star, place > value && s.off)} />
		))}
	</span>
);
