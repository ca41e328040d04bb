import { runtime } from '@/ports/runtime';
import { answerVisitor } from '@/server/auth/door';
import { CLIENT_ADDRESS } from '@/server/client-address';

const answer = (request: Request): Promise<Response> =>
  answerVisitor(request, runtime(), request.headers.get(CLIENT_ADDRESS) ?? 'unknown');

export { answer as GET, answer as POST };
