/** The one place that knows which router this is. */
export {
  BrowserRouter,
  MemoryRouter,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom';
