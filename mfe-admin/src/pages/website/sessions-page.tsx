import { usePage, useSearchParams } from '@tulia/platform';
import { AdminHeading, FilterChips } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ManagePsychologists } from '../../features/edit-psychologists/manage-psychologists.tsx';
import { ManageServices } from '../../features/edit-services/manage-services.tsx';
import { EditPrices } from '../../features/edit-services/prices/edit-prices.tsx';
import { ManageClosures } from '../../features/manage-closures/manage-closures.tsx';

const PARTS = [
	{ value: 'services', label: 'Services' },
	{ value: 'prices', label: 'Prices' },
	{ value: 'psychologists', label: 'Psychologists' },
	{ value: 'closures', label: 'Closures and holidays' },
] as const;
type Part = (typeof PARTS)[number]['value'];

/** `/admin/sessions`: what is offered, by whom, and on which days. */
export function SessionsPage(): ReactNode {
	usePage({ title: 'Sessions' });
	const [params, setParams] = useSearchParams();
	const part: Part = PARTS.find(({ value }) => value === params.get('part'))?.value ?? 'services';
	return (
		<>
			<AdminHeading title="Sessions" lead="What is offered, by whom, and on which days." />
			<FilterChips label="Part" value={part} onChange={(value) => setParams({ part: value })} chips={PARTS} />
			{part === 'services' ? <ManageServices /> : null}
			{part === 'prices' ? <EditPrices /> : null}
			{part === 'psychologists' ? <ManagePsychologists /> : null}
			{part === 'closures' ? <ManageClosures /> : null}
		</>
	);
}
