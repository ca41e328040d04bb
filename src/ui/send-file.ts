import { requestError } from './fetch-json';

/**
 * Puts a file at an address of our API and reads JSON back. `onProgress` hears what part of it has left, from 0 to 1, which
 * `fetch` does not tell. Throws a RequestError, or an Error when nothing answers.
 */
export function sendFile(url: string, file: Blob, onProgress: (part: number) => void = () => {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    if (file.type) request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    request.onerror = () => reject(new Error('The connection was lost. Try again'));
    request.onload = () => {
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(requestError(request.status, body));
    };
    request.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
