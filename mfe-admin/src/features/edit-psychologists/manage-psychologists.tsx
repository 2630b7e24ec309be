import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import { AsyncBlock, Button } from '@tulia/ui';
import { TableBox } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { PartHead } from '../../lib/part-head.tsx';
import { RowsSkeleton } from '../../lib/rows-skeleton.tsx';
import { NEW, useEditing } from '../../lib/use-editing.ts';
import { AddPsychologist } from './add-psychologist.tsx';
import { ChangePsychologist } from './change-psychologist.tsx';
import { FreeTimes } from './free-times.tsx';
import { PsychologistTable } from './psychologist-table.tsx';

/** The psychologists, their services and hours. */
export function ManagePsychologists(): ReactNode {
	const query = useListAllPsychologistsQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading psychologists"
			skeleton={<RowsSkeleton />}
			failed={{ title: 'We could not load the psychologists' }}
			isEmpty={() => false}
		>
			{({ data }) => <Psychologists psychologists={data} />}
		</AsyncBlock>
	);
}

function Psychologists({ psychologists }: { readonly psychologists: readonly StaffPsychologist[] }): ReactNode {
	const { editing, hasTurned, edit, done } = useEditing();
	const psychologist = psychologists.find(({ id }) => id === editing);
	if (editing === NEW)
		return (
			<>
				<PartHead title="Add a psychologist" takesFocus={hasTurned} />
				<AddPsychologist onDone={done} />
			</>
		);
	if (psychologist)
		return (
			<>
				<PartHead title={psychologist.name} takesFocus={hasTurned} />
				<ChangePsychologist key={psychologist.id} psychologist={psychologist} onDone={done} />
				<FreeTimes psychologist={psychologist} />
			</>
		);
	return (
		<>
			<PartHead
				title="Psychologists"
				takesFocus={hasTurned}
				action={
					<Button size="sm" onClick={() => edit(NEW)}>
						Add a psychologist
					</Button>
				}
			/>
			<TableBox>
				<PsychologistTable psychologists={psychologists} onEdit={edit} />
			</TableBox>
		</>
	);
}
