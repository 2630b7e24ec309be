import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

export const TermsPage = (): ReactNode => (
	<Container>
		<PageHeading>TermsPage</PageHeading>
	</Container>
);
