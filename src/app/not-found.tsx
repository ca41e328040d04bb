import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/full-screen';

export default function NotFound() {
  return (
    <MessageScreen
      title="There is nothing here"
      action={
        <Button asChild look="primary">
          <a href="/">Return home</a>
        </Button>
      }
    >
      <p>The address may be mistyped, or the page may have moved.</p>
    </MessageScreen>
  );
}
