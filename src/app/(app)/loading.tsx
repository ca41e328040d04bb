import { PageSkeleton } from '@/ui/skeleton';

export default function Loading() {
  return <PageSkeleton />;
}
