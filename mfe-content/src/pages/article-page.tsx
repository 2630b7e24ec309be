import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

export const ArticlePage = (): ReactNode => (
	<Container>
		<PageHeading>ArticlePage</PageHeading>
	</Container>
);
