import type { StaffService } from '@tulia/contracts/service/staff-schemas';
import { AsyncBlock, Button, EmptyPanel } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListAllServicesQuery } from '../../api/services-api.ts';
import { NEW, useEditedItem } from '../../lib/editing/use-edited-item.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { SectionHeading } from '../../lib/page/section-heading.tsx';
import { AddService } from './add-service.tsx';
import { ChangeService } from './change-service.tsx';
import { nextOrder } from './order-change.ts';
import { ServiceTable } from './service-table.tsx';

/** The services of the centre in their order, with a form for each. */
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
	const { editing, hasSwitched, edit, done } = useEditedItem();
	const service = services.find(({ id }) => id === editing);
	if (editing === NEW)
		return (
			<>
				<SectionHeading title="Add a service" takesFocus={hasSwitched} />
				<AddService order={nextOrder(services)} onDone={done} />
			</>
		);
	if (service)
		return (
			<>
				<SectionHeading title={service.title} takesFocus={hasSwitched} />
				<ChangeService key={service.id} service={service} onDone={done} />
			</>
		);
	return (
		<>
			<SectionHeading
				title="Services"
				takesFocus={hasSwitched}
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
