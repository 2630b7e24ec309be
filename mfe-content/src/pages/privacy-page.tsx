import { Container, PageHeading } from '@tulia/ui';
import type { ReactNode } from 'react';

export const PrivacyPage = (): ReactNode => (
	<Container>
		<PageHeading>PrivacyPage</PageHeading>
	</Container>
);
