import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

export const BlogsPage = (): ReactNode => (
	<Container>
		<PageHeading>BlogsPage</PageHeading>
	</Container>
);
