import { SearchField } from '@tulia/ui/admin';
import { type ReactNode, useRef, useState } from 'react';
import { useDebounceOnPage } from './use-debounce-on-page.ts';

interface SearchBoxProps {
	readonly label: string;
	readonly placeholder: string;
	readonly maxLength: number;
	readonly value: string;
	readonly onSearch: (text: string) => void;
}

export function SearchBox({ label, placeholder, maxLength, value, onSearch }: SearchBoxProps): ReactNode {
	const [draft, setDraft] = useState<string>();
	const debounce = useDebounceOnPage();
	const latest = useRef(onSearch);
	latest.current = onSearch;

	function type(text: string): void {
		const typed = text.slice(0, maxLength);
		setDraft(typed);
		debounce.schedule(() => {
			setDraft(undefined);
			latest.current(typed);
		});
	}
	return <SearchField label={label} placeholder={placeholder} size="sm" value={draft ?? value} onChange={type} />;
}
