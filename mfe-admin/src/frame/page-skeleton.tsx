import { Skeleton } from '@tulia/ui';
import type { ReactNode } from 'react';

/** While the files of a page are on their way. */
export const PageSkeleton = (): ReactNode => (
	<div role="status" aria-label="Loading the page">
		<Skeleton width="half" />
		<Skeleton width="most" />
	</div>
);
