import type { SMTPServer } from 'smtp-server';

/**
 * Closes a server's port, and at once the sessions that are between two mails, with 421 (RFC 5321 3.8). Resolves when those
 * in the middle of a mail have ended too, or the server's own `closeTimeout` is over.
 */
export function closeServer(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    for (const connection of server.connections) {
      if (connection.session.envelope.mailFrom) continue;
      connection.send(421, 'Server shutting down');
      connection.close();
    }
  });
}
