import { Navigate, paths, usePage, useSearchParams } from '@tulia/platform';
import { AdminHeading, FilterChips } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { ManageServices } from '../../features/edit-services/manage-services.tsx';
import { EditPrices } from '../../features/edit-services/prices/edit-prices.tsx';

const PARTS = [
	{ value: 'services', label: 'Services' },
	{ value: 'prices', label: 'Prices' },
] as const;
type Part = (typeof PARTS)[number]['value'];

/** The pages to which former parts of this page have moved. */
const MOVED = new Map([
	['psychologists', paths.adminPsychologists()],
	['closures', paths.adminClosures()],
]);

/** `/admin/sessions`: the services with length and price. */
export function SessionsPage(): ReactNode {
	usePage({ title: 'Services and prices' });
	const [params, setParams] = useSearchParams();
	const { part: named = '', ...rest } = Object.fromEntries(params);
	const pathname = MOVED.get(named);
	if (pathname) return <Navigate to={{ pathname, search: String(new URLSearchParams(rest)) }} replace />;
	const part: Part = named === 'prices' ? named : 'services';
	return (
		<>
			<AdminHeading title="Services and prices" lead="What is offered, for how long, and what it costs." />
			<FilterChips label="Part" value={part} onChange={(value) => setParams({ part: value })} chips={PARTS} />
			{part === 'services' ? <ManageServices /> : <EditPrices />}
		</>
	);
}
