import { classNames, Icon } from '@tulia/ui';
import { type Ref, useId } from 'react';
import { usePreHydrationInput } from '../form/use-pre-hydration-input.ts';
import * as s from './search-field.module.css';

export interface SearchFieldProps {
	/** The accessible label: "Search appointments". Visible are the magnifier and the example. */
	readonly label: string;
	readonly value: string;
	readonly onChange: (value: string) => void;
	/** "Ticket, client or service" */
	readonly placeholder?: string | undefined;
	/** 44 or 56 px tall. Default `md`. */
	readonly size?: 'sm' | 'md' | undefined;
	/** The input, for a caller that clears it and restores the focus. */
	readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A search field. Debouncing is the caller's responsibility. */
export function SearchField({ label, value, onChange, placeholder, size = 'md', ref }: SearchFieldProps) {
	const id = useId();
	usePreHydrationInput(id, value, onChange);
	return (
		<search className={classNames(s.search, size === 'sm' && s.small)}>
			<Icon name="search" className={s.icon} />
			<input
				ref={ref}
				id={id}
				type="search"
				className={s.input}
				aria-label={label}
				placeholder={placeholder}
				value={value}
				onChange={(event) => onChange(event.target.value)}
				autoComplete="off"
				enterKeyHint="search"
			/>
		</search>
	);
}
