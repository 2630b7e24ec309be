import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { AsyncBlock, Button, EmptyPanel } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListAllServicesQuery } from '../../api/services-api.ts';
import { PartHead } from '../../lib/part-head.tsx';
import { RowsSkeleton } from '../../lib/rows-skeleton.tsx';
import { NEW, useEditing } from '../../lib/use-editing.ts';
import { AddService } from './add-service.tsx';
import { ChangeService } from './change-service.tsx';
import { nextOrder } from './order-change.ts';
import { ServiceTable } from './service-table.tsx';

/** The services of the centre: their order, and each of them to change. */
export function ManageServices(): ReactNode {
	const query = useListAllServicesQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading services"
			skeleton={<RowsSkeleton />}
			failed={{ title: 'We could not load the services' }}
			isEmpty={() => false}
		>
			{({ data }) => <Services services={data} />}
		</AsyncBlock>
	);
}

function Services({ services }: { readonly services: readonly StaffService[] }): ReactNode {
	const { editing, hasTurned, edit, done } = useEditing();
	const service = services.find(({ id }) => id === editing);
	if (editing === NEW)
		return (
			<>
				<PartHead title="Add a service" takesFocus={hasTurned} />
				<AddService order={nextOrder(services)} onDone={done} />
			</>
		);
	if (service)
		return (
			<>
				<PartHead title={service.title} takesFocus={hasTurned} />
				<ChangeService key={service.id} service={service} onDone={done} />
			</>
		);
	return (
		<>
			<PartHead
				title="Services"
				takesFocus={hasTurned}
				action={
					<Button size="sm" onClick={() => edit(NEW)}>
						Add a service
					</Button>
				}
			/>
			<TableBox>
				{services.length === 0 ? (
					<EmptyPanel title="There are no services yet" />
				) : (
					<ServiceTable services={services} onEdit={edit} />
				)}
			</TableBox>
		</>
	);
}
