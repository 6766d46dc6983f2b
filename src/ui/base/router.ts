/** The only module that imports the router. */
export {
  BrowserRouter,
  MemoryRouter,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom';
