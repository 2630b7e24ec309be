import { Pager } from '@tulia/ui/admin';
import type { ReactNode } from 'react';

interface PageFootProps {
	/** "Pages of users" */
	readonly label: string;
	readonly page: number;
	readonly nextCursor: string | undefined;
	readonly onPage: (page: number) => void;
}

/** The way to the other pages, where there are any. */
export function PageFoot({ label, page, nextCursor, onPage }: PageFootProps): ReactNode {
	const pageCount = nextCursor === undefined ? page : page + 1;
	return pageCount > 1 ? <Pager label={label} page={page} pageCount={pageCount} onPage={onPage} /> : null;
}
