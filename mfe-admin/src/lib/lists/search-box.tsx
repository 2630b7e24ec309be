import { SearchField } from '@tulia/ui/admin';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Debounce, milliseconds. */
const DEBOUNCE = 300;

interface SearchBoxProps {
	readonly label: string;
	readonly placeholder: string;
	readonly maxLength: number;
	/** What is searched for now. */
	readonly value: string;
	readonly onSearch: (text: string) => void;
}

/** A debounced search field. */
export function SearchBox({ label, placeholder, maxLength, value, onSearch }: SearchBoxProps): ReactNode {
	const [draft, setDraft] = useState<string>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef(onSearch);
	latest.current = onSearch;
	useEffect(() => () => clearTimeout(timer.current), []);

	function type(text: string): void {
		const typed = text.slice(0, maxLength);
		clearTimeout(timer.current);
		setDraft(typed);
		timer.current = setTimeout(() => {
			setDraft(undefined);
			latest.current(typed);
		}, DEBOUNCE);
	}
	return <SearchField label={label} placeholder={placeholder} size="sm" value={draft ?? value} onChange={type} />;
}
