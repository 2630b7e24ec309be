import { Link, paths, usePage } from '@tulia/platform';
import { Container, EmptyPanel, LinkButton, PageHeading, Skeleton } from '@tulia/ui';
import type { ReactNode } from 'react';

interface ExamplePageProps {
	/** The session is not known yet: renders public content only, and sends no request. */
	readonly isSkeleton: boolean;
}

/** `/example` */
export function ExamplePage({ isSkeleton }: ExamplePageProps): ReactNode {
	usePage({ title: 'Example' });
	return (
		<Container>
			<PageHeading>Example</PageHeading>
			{isSkeleton ? <Skeleton shape="block" /> : <NothingYet />}
		</Container>
	);
}

const NothingYet = (): ReactNode => (
	<EmptyPanel
		title="Nothing here yet"
		headingLevel="h2"
		action={
			<LinkButton component={Link} variant="secondary" to={paths.home()}>
				Back to Home
			</LinkButton>
		}
	>
		<p>This page is new.</p>
	</EmptyPanel>
);
