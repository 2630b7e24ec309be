import { usePage, useSessionUser } from '@tulia/platform';
import { AsyncBlock, EmptyPanel, Panel } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { EditPsychologistProfile } from '../../features/edit-psychologists/profile/edit-psychologist-profile.tsx';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { PageTabs } from '../../lib/page/page-tabs.tsx';

/** `/admin/my-profile`: a psychologist's own public profile, of which only the owner may edit the licence. */
export function MyProfilePage(): ReactNode {
	usePage({ title: 'My profile' });
	const me = useSessionUser();
	const query = useListAllPsychologistsQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<>
			<AdminHeading title="My profile" lead="What visitors read about you on the website." />
			<PageTabs />
			<AsyncBlock
				query={query}
				headingLevel="h2"
				loading="Loading your profile"
				skeleton={<RowsSkeleton />}
				failed={{ title: 'We could not load your profile' }}
				isEmpty={() => false}
			>
				{({ data }) => {
					const own = data.find(({ id }) => id === me?.psychologistId);
					return own ? (
						<Panel>
							<EditPsychologistProfile psychologist={own} />
						</Panel>
					) : (
						<EmptyPanel headingLevel="h2" title="This account is not tied to a psychologist">
							<p>The owner can do that under Users.</p>
						</EmptyPanel>
					);
				}}
			</AsyncBlock>
		</>
	);
}
