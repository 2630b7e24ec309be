import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

export const HelpCenterPage = (): ReactNode => (
	<Container>
		<PageHeading>HelpCenterPage</PageHeading>
	</Container>
);
