import { SkeletonRows } from '@tulia/ui';
import type { ReactNode } from 'react';

export const RowsSkeleton = (): ReactNode => <SkeletonRows count={5} />;
