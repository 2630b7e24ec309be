import { useSearchParams } from '@tulia/platform';
import { FilterChips } from '@tulia/ui/admin';
import { FormErrors, useFormContext } from '@tulia/ui/form';
import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
import * as s from './change-settings.module.css';
import { OwnHoursSection } from './own-hours-section.tsx';
import {
	ChatHoursSection,
	ClaimsSection,
	CrisisLinesSection,
	IdentitySections,
	OfficeSections,
	OpeningHoursSection,
	ReachSections,
} from './settings-sections.tsx';
import { TurnedOffSection } from './turned-off-section.tsx';

const TABS = [
	{ value: 'centre', label: 'Name and address' },
	{ value: 'contact', label: 'Contact' },
	{ value: 'hours', label: 'Opening hours' },
	{ value: 'chat', label: 'Chat hours' },
	{ value: 'crisis-lines', label: 'Crisis lines' },
	{ value: 'claims', label: 'Promises' },
	{ value: 'office', label: 'Mails and tickets' },
	{ value: 'psychologists', label: 'Psychologists' },
	{ value: 'off', label: 'Turn off' },
] as const;
type Tab = (typeof TABS)[number]['value'];

const tabAround = (fieldId: string): HTMLElement | null =>
	document.getElementById(fieldId)?.closest<HTMLElement>('[data-tab]') ?? null;

/** The settings form in tabs, each with its address. All tabs stay mounted, so that their input is preserved. */
export function SettingsTabs({ mailDomain }: { readonly mailDomain: string }): ReactNode {
	const [params, setParams] = useSearchParams();
	const tab: Tab = TABS.find(({ value }) => value === params.get('part'))?.value ?? 'centre';
	const { attempt, idOf } = useFormContext();
	const show = (next: string): void => setParams(next === 'centre' ? {} : { part: next });

	/** Shows the tab of a field, synchronously, because the field takes the focus next. */
	function reveal(fieldId: string): void {
		const hidden = tabAround(fieldId);
		if (!hidden?.hidden) return;
		hidden.hidden = false;
		show(hidden.dataset.tab ?? '');
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each attempt to save
	useLayoutEffect(() => {
		const [first] = attempt.fields;
		if (first) reveal(idOf(first));
	}, [attempt.number]);

	function revealLinked({ target }: MouseEvent): void {
		const link = target instanceof Element ? target.closest('a') : null;
		if (link) reveal(link.hash.slice(1));
	}
	const contents: Record<Tab, ReactNode> = {
		centre: <IdentitySections />,
		contact: <ReachSections />,
		hours: <OpeningHoursSection />,
		chat: <ChatHoursSection />,
		'crisis-lines': <CrisisLinesSection />,
		claims: <ClaimsSection />,
		office: <OfficeSections mailDomain={mailDomain} />,
		psychologists: <OwnHoursSection />,
		off: <TurnedOffSection />,
	};
	return (
		<>
			<FilterChips label="Part" value={tab} onChange={show} chips={TABS} scrolls />
			{/* Shows the tab of a linked field before the link focuses it. */}
			<div onClickCapture={revealLinked}>
				<FormErrors />
			</div>
			{TABS.map(({ value }) => (
				<div key={value} className={s.tab} data-tab={value} hidden={value !== tab}>
					{contents[value]}
				</div>
			))}
		</>
	);
}
