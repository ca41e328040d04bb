import { LoadingScreen } from '@/ui/full-screen';

export default LoadingScreen;
