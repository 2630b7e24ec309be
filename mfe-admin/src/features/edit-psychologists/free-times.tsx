import { compactDay } from '@tulia/centre/compact-date';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { explain } from '@tulia/platform';
import { AsyncBlock } from '@tulia/ui';
import { FilterChips } from '@tulia/ui/admin';
import { type ReactNode, useState } from 'react';
import { usePreviewFreeTimesQuery } from '../../api/psychologists-api.ts';
import { useListAllServicesQuery } from '../../api/services-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { Fold } from '../../lib/page/fold.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './edit-psychologists.module.css';

const WHY_FAILED = {
	unknown_psychologist: 'This psychologist does not see clients, or does not offer this service.',
	unknown_service: 'This service is not offered at present.',
};

/** The bookable times of a psychologist in the next seven days, by the saved hours. */
export function FreeTimes({ psychologist }: { readonly psychologist: StaffPsychologist }): ReactNode {
	const services = useListAllServicesQuery().data?.data ?? [];
	const offered = services.filter(({ id, active }) => active && psychologist.serviceIds.includes(id));
	const [chosen, choose] = useState<string>();
	const serviceId = offered.find(({ id }) => id === chosen)?.id ?? offered[0]?.id;
	return (
		<Fold title="Free times, next seven days" isLazy>
			<p>As clients see them now. What is not saved yet is not counted.</p>
			{serviceId === undefined || !psychologist.active ? (
				<p>Clients see no times: choose “Sees clients” and at least one service that is offered.</p>
			) : (
				<>
					<FilterChips
						label="Service"
						value={serviceId}
						onChange={choose}
						chips={offered.map(({ id, title }) => ({ value: id, label: title }))}
					/>
					<Week psychologistId={psychologist.id} serviceId={serviceId} />
				</>
			)}
		</Fold>
	);
}

interface WeekProps {
	readonly psychologistId: string;
	readonly serviceId: string;
}

function Week({ psychologistId, serviceId }: WeekProps): ReactNode {
	const now = useNow();
	const args = { id: psychologistId, serviceId };
	const { currentData, isError, isFetching, error, refetch } = usePreviewFreeTimesQuery(args, {
		refetchOnMountOrArgChange: true,
	});
	return (
		<AsyncBlock
			query={{ data: currentData, isError, isFetching, isLoading: !isError, refetch }}
			loading="Loading free times"
			skeleton={<RowsSkeleton />}
			failed={{
				title: 'We could not load the free times',
				detail: explain(error, WHY_FAILED, 'Check your connection and try again.'),
			}}
		>
			{({ data }) => (
				<dl className={s.days}>
					{data.map(({ date, times, reason }) => (
						<div key={date}>
							<dt>{compactDay(date, now)}</dt>
							<dd>{times.length > 0 ? times.join(', ') : (reason ?? 'No free time')}</dd>
						</div>
					))}
				</dl>
			)}
		</AsyncBlock>
	);
}
