import { dayOf } from '@tulia/centre/clock';
import { Link, paths, useSearchParams } from '@tulia/platform';
import { LinkButton } from '@tulia/ui';
import type { ReactNode } from 'react';
import { listViewParams, parseListView } from './list-address.ts';

/** From all coming days to today, which most of the work is about, and back. Search and filters stay. */
export function TodaySwitch({ now }: { readonly now: Date }): ReactNode {
	const [params] = useSearchParams();
	const view = parseListView(params);
	const isRange = view.from !== undefined || view.to !== undefined;
	const day = isRange ? undefined : dayOf(now);
	return (
		<LinkButton
			component={Link}
			variant="secondary"
			size="sm"
			to={`${paths.adminAppointments()}?${listViewParams({ ...view, from: day, to: day, needs: undefined, after: [] })}`}
		>
			{isRange ? 'From today on' : 'Show only today'}
		</LinkButton>
	);
}
