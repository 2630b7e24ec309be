import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

export const ContactPage = (): ReactNode => (
	<Container>
		<PageHeading>ContactPage</PageHeading>
	</Container>
);
